// What every spec imports instead of Playwright's own `test`: it fails where the page breaks its own policy or asks
// another host for something.
import { createHash } from 'node:crypto';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The digits that draw the variants of which tests run; without any all variants do. `cargo xtask test` gives the commit's. */
const SAMPLE = process.env.TESSERA_SAMPLE;

/** A number below this one that the sample draws for a text; those of similar texts are independent of each other. */
const draw = (below, text) => createHash('sha256').update(`${SAMPLE} ${text}`).digest().readUInt32BE() % below;

/** How many lists of variants each spec file has had so far. */
const lists = {};

/**
 * Of variants of a test those that run: all, or the one that the sample draws. It draws anew for each list, by the file and the list's
 * place there, so that lists of the same length do not always meet in the same pairs; for a commit it is always the same one.
 */
export function drawn(variants) {
  if (!SAMPLE) return variants;
  // Every process reads a file as a whole, but not all files.
  const [file] = /\w+\.spec\.js/.exec(new Error().stack);
  lists[file] = (lists[file] ?? 0) + 1;
  return [variants[draw(variants.length, `${file} ${lists[file]}`)]];
}

/** Whether the sample takes a test of this title: one of three. */
const isTaken = (title) => draw(3, title) === 0;

/** Where specs serve sites themselves. */
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** What the browser says on the console where a policy forbids something. */
const FORBIDDEN = /Content.Security.Policy|Trusted(HTML|Script|ScriptURL)\b|integrity/i;

export const test = base.extend({
  /** A test that tries what the policy forbids sets this to `false`. */
  keepsPolicy: [true, { option: true }],

  context: async ({ context, baseURL, keepsPolicy }, use) => {
    const faults = [];
    const hosts = new Set();
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(hostname);
    });
    context.on('console', (message) => {
      if (FORBIDDEN.test(message.text())) faults.push(message.text());
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        console.error(`Content Security Policy: ${violatedDirective} forbids ${blockedURI} ${sample}`);
      });
    });
    await use(context);
    const known = [...LOOPBACK, new URL(baseURL).hostname];
    base.expect([...hosts].filter((host) => !known.includes(host))).toEqual([]);
    if (keepsPolicy) base.expect(faults).toEqual([]);
  },
});

/**
 * `test` for files that take long as a whole: of their tests a sample takes a third, other commits the others, and `cargo xtask test --whole`
 * all. The others are skipped where they are declared, so that no hook runs for them.
 */
export const long = SAMPLE
  ? Object.assign((title, ...rest) => (isTaken(title) ? test(title, ...rest) : test.skip(title, ...rest)), test)
  : test;
