// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import { expect } from './test.js';

/**
 * Expects that axe finds nothing on a page. `place` names it in what is printed; only what `within` selects is looked at, and not
 * what `without` selects; with `rules`, only these are asked. Frames are not looked into.
 */
export async function expectAccessible(page, { place = page.url(), within, without, rules } = {}) {
  // Style sheets are not loaded again: only a rule that is not asked reads them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // In this mode the page itself says what was found. In the other, a page that is opened for it does, and half of the time
  // goes there.
  axe.setLegacyMode();
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${place}: ${id} at ${nodes[0].target}`)).toEqual([]);
}
