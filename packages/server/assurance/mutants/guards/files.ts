import type { Mutant } from '../mutant.ts'

const src = 'packages/server/src'
const streaming = `${src}/catalogue/files/streaming.test.ts`
const downloads = `${src}/platform/http/capacity/downloads.test.ts`
const space = `${src}/people/admission/documents/document-space.test.ts`
const disk = `${src}/catalogue/files/free-disk.test.ts`

/** Memory of file readers, and disk space of files. */
export const fileGuards: readonly Mutant[] = [
  {
    guard: 'a file is not longer than its record says',
    file: `${src}/catalogue/files/verified.ts`,
    from: 'if (length > size) break',
    to: '',
    tests: [streaming],
  },
  {
    guard: 'the last piece of a file waits until all of it was compared',
    file: `${src}/catalogue/files/verified.ts`,
    from: 'if (last.length > 0) yield last\n      last = part',
    to: 'yield part',
    tests: [streaming],
  },
  {
    guard: 'who takes nothing of a response is dropped',
    file: `${src}/app/app.ts`,
    from: 'connectionTimeout: stallMs',
    to: 'connectionTimeout: 0',
    tests: [streaming],
  },
  {
    guard: 'published files are sent in turn',
    file: `${src}/catalogue/files/published.ts`,
    from: 'await beginDownload(networksOf(request.ip), reply)',
    to: '',
    tests: [downloads],
  },
  {
    guard: 'an account reads so many documents at once',
    file: `${src}/platform/http/capacity/downloads.ts`,
    from: 'lines: 1 },',
    to: 'lines: 16 },',
    tests: [downloads],
  },
  {
    guard: 'uploads that come together share the space of their account',
    file: `${src}/people/admission/documents/documents.ts`,
    from: '    await lockAccount(tx, account)\n    await assertFits(tx, file.size)\n',
    to: '',
    tests: [space],
  },
  {
    guard: 'a file that replaces another has to fit',
    file: `${src}/people/admission/documents/document-space.ts`,
    from: 'row.used + bytes <= limit',
    to: 'row.used <= limit',
    tests: [space],
  },
  {
    guard: 'the disk of the files is not filled',
    file: `${src}/catalogue/files/store.ts`,
    from: '  await storage.checkSpace()\n',
    to: '',
    tests: [disk],
  },
]
