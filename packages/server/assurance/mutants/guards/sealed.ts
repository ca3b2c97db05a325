import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const seal = `${src}/platform/keys/seal.test.ts`
const bytes = `${src}/platform/keys/sealed-bytes.test.ts`
const files = `${src}/catalogue/files/sealed.test.ts`
const student = `${src}/web/student/student.test.ts`
const post = `${src}/people/lead-forwarding/outgoing/guarded-post.test.ts`
const lead = `${src}/people/lead-forwarding/outgoing/lead.test.ts`
const form = `${src}/web/pages/host/form.test.ts`
const site = `${src}/web/pages/host/site-host.test.ts`
const file = `${src}/platform/http/response/file.test.ts`

/** Sealed data, and data that enters or leaves the system. */
export const sealedGuards: readonly Mutant[] = [
  {
    guard: 'what was changed since it was sealed is not opened',
    file: `${src}/platform/keys/gcm.ts`,
    from: `    decipher.final()
`,
    to: '',
    tests: [seal, bytes],
  },
  {
    guard: 'what was sealed for one purpose is not opened for another',
    file: `${src}/platform/keys/gcm.ts`,
    from: "hkdfSync('sha256', secret, '', purpose, 32)",
    to: "hkdfSync('sha256', secret, '', '', 32)",
    tests: [seal],
  },
  {
    guard: 'the name of a key is bound to what it sealed',
    file: `${src}/platform/keys/gcm.ts`,
    from: `if (bound) decipher.setAAD(bound)
`,
    to: '',
    tests: [seal],
  },
  {
    guard: 'sealed bytes that were cut off are not opened',
    file: `${src}/platform/keys/sealed-bytes.ts`,
    from: 'nonce[11] = last ? 1 : 0',
    to: 'nonce[11] = 0',
    tests: [bytes],
  },
  {
    guard: 'pieces of sealed bytes are not swapped',
    file: `${src}/platform/keys/sealed-bytes.ts`,
    from: 'nonce.writeUIntBE(index, 5, 6)',
    to: 'nonce.writeUIntBE(0, 5, 6)',
    tests: [bytes],
  },
  {
    guard: 'a file is sealed for its own place',
    file: `${src}/services/delivery/storage/sealed.ts`,
    from: `\`file $\{key}\``,
    to: "'file'",
    tests: [files],
  },
  {
    guard: 'families’ documents are sealed',
    file: `${src}/services/delivery/storage/sealed.ts`,
    from: 'sealBytes(keyring, purposeOf(key), bytes)',
    to: 'Buffer.from(bytes)',
    tests: [files],
  },
  {
    guard: 'a bank number is sealed for its account',
    file: `${src}/people/payment/refund/bank.ts`,
    from: `\`bank number of $\{account}\``,
    to: "'bank number'",
    tests: [student],
  },
  {
    guard: 'a document that was swapped in the store is not given out',
    file: `${src}/catalogue/files/verified.ts`,
    from: "hash.digest('hex') !== sha256",
    to: 'length < 0',
    tests: [files],
  },
  {
    guard: 'a lead goes to the public internet alone',
    file: `${src}/people/lead-forwarding/outgoing/guarded-post.ts`,
    from: '!privateToo && all.some(({ address }) => !isPublicAddress(address))',
    to: 'false',
    tests: [post],
  },
  {
    guard: 'every address of a receiver is public',
    file: `${src}/people/lead-forwarding/outgoing/guarded-post.ts`,
    from: 'all.some(({ address })',
    to: 'all.every(({ address })',
    tests: [post],
  },
  {
    guard: 'a lead goes where its address was checked',
    file: `${src}/people/lead-forwarding/outgoing/guarded-post.ts`,
    from: 'lookup, agent: false',
    to: 'agent: false',
    tests: [post],
  },
  {
    guard: 'a lead is encrypted on its way',
    file: `${src}/people/lead-forwarding/outgoing/guarded-post.ts`,
    from: "(privateToo && url.protocol === 'http:')",
    to: "url.protocol === 'http:'",
    tests: [post],
  },
  {
    guard: 'a lead goes to the college that the person named',
    file: `${src}/people/lead-forwarding/outgoing/lead.ts`,
    from: ' || service?.eid !== enquiryRow.instituteId',
    to: ' || !service',
    tests: [lead],
  },
  {
    guard: 'a person learns that a lead went out',
    file: `${src}/people/lead-forwarding/outgoing/lead.ts`,
    from: `select $\{enquiryId}::int, 'third-party', $\{id}::int where not exists (`,
    to: `select $\{enquiryId}::int, 'third-party', $\{id}::int where $\{enquiryId}::int < 0 and not exists (`,
    tests: [lead],
  },
  {
    guard: 'a file is of the type that its bytes say',
    file: `${src}/catalogue/files/sniff.ts`,
    from: "if ('reason' in type) throw contentError(type.reason)",
    to: "if ('reason' in type) return { bytes, mime: 'application/pdf' }",
    tests: [`${src}/catalogue/files/sniff.test.ts`],
  },
  {
    guard: 'a file is saved, not shown',
    file: `${src}/platform/http/response/file.ts`,
    from: '`attachment; ',
    to: '`inline; ',
    tests: [file],
  },
  {
    guard: 'a file’s type is not guessed at',
    file: `${src}/platform/http/response/file.ts`,
    from: `    .header('x-content-type-options', 'nosniff')
`,
    to: '',
    tests: [file],
  },
  {
    guard: 'a private file is kept by nobody',
    file: `${src}/platform/http/response/file.ts`,
    from: "'no-store'",
    to: "'public, max-age=60'",
    tests: [file],
  },
  {
    guard: 'an answer to somebody is kept by nobody',
    file: `${src}/platform/http/routes.ts`,
    from: "cacheable ? 'no-cache' : 'no-store'",
    to: "cacheable ? 'no-cache' : 'no-cache'",
    tests: [`${src}/platform/http/http.test.ts`],
  },
  {
    guard: 'a cell runs no formula',
    file: `${src}/commands/import/rejects/formula.ts`,
    from: `dangerous.test(cell) ? \`'$\{cell}\` : cell`,
    to: 'cell',
    tests: [`${src}/commands/import/rejects/formula.test.ts`],
  },
  {
    guard: 'a form comes from a page of ours',
    file: `${src}/web/pages/host/site-host.ts`,
    from: 'if (!isOwnForm(request.headers, this.#options.origin))',
    to: 'if (!request.headers)',
    tests: [form],
  },
  {
    guard: 'a form of a neighbouring site is not ours',
    file: `${src}/web/pages/host/own-form.ts`,
    from: "return site === 'same-origin'",
    to: "return site !== 'cross-site'",
    tests: [form],
  },
  {
    guard: 'what a form answers is kept by nobody',
    file: `${src}/web/pages/host/site-host.ts`,
    from: `await this.#send(page, noStore, request, response)
`,
    to: `await this.#send(page, noCache, request, response)
`,
    tests: [form],
  },
  {
    guard: 'a page for somebody is kept by nobody',
    file: `${src}/web/pages/host/site-host.ts`,
    from: 'this.#options.cache.personal(request) || setsCookie(page.headers)',
    to: 'setsCookie(page.headers)',
    tests: [site],
  },
  {
    guard: 'a page that takes back what it said is not kept',
    file: `${src}/web/pages/host/page-response.ts`,
    from: 'this.#never || ',
    to: '',
    tests: [site],
  },
  {
    guard: 'a page that names no tag for keeping, or sets a cookie, is not kept',
    file: `${src}/platform/cache/page.ts`,
    from: ' || setsCookie(headers)) return',
    to: ') return',
    tests: [`${src}/platform/cache`],
  },
  {
    guard: 'a change drops what shows it',
    file: `${src}/platform/cache/page-cache.ts`,
    from: 'return this.#store.removeTagged(tags)',
    to: 'return tags.length',
    tests: [`${src}/platform/cache`],
  },
]
