import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from '../../platform/db/drizzle.ts'
import { adminAccount, seedRun } from '../../platform/db/tables.ts'
import { editorName } from '../seed/demo-accounts.ts'
import { type ImportDatabase, importFile } from './command/import-file.ts'
import { readOptions } from './command/options.ts'
import { addPart, createImport } from './console/upload.ts'
import { presets } from './presets/all.ts'

const header = 'name,state,city,affiliationNo,gender'
/** Invented schools; the last two rows cannot be taken: a state that is none, and no name. */
const finished = [
  'Neem Grove School (Demo),Rajasthan,Udaipur,,co-ed',
  'Kaveri Bank School (Demo),Karnataka,Mysuru,,co-ed',
  'Lotus Pond Girls School (Demo),Odisha,Bhubaneswar,,girls',
  'Far Shore School (Demo),Atlantis,Poseidonis,,co-ed',
  ',Kerala,Kochi,,co-ed',
]
const waiting = [
  'Silver Oak School (Demo),Himachal Pradesh,Shimla,,co-ed',
  'Banyan Court School (Demo),Gujarat,Vadodara,,boys',
  'Lost Valley School (Demo),Narnia,Cair,,co-ed',
]
const csvOf = (lines: readonly string[]) => [header, ...lines, ''].join('\n')
const quiet = { begin: () => ({ tick: () => undefined, end: () => undefined }), stopped: () => false }

/** Imports the finished list as the command line does. Its schools are drafts: nobody sees them. */
async function importFinished(database: ImportDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-demo-'))
  try {
    const file = join(folder, 'new-schools-demo.csv')
    await writeFile(file, csvOf(finished))
    const args = ['schools', file, '--source', 'Invented list of the demonstration', '--rejects', `${file}.rejects.csv`]
    const options = readOptions(args, presets)
    if (options) await importFile(database, options, quiet)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Uploads the other list as the demo's editor: the worker reads it in a dry run, and it waits for a person. */
async function uploadWaiting({ db }: ImportDatabase): Promise<void> {
  const [editor] = await db.select().from(adminAccount).where(eq(adminAccount.username, editorName))
  if (!editor) return
  const content = Buffer.from(csvOf(waiting))
  const actor = { account: editor.id, name: editor.username }
  const { id } = await createImport(db, actor, {
    ...{ instituteType: 'school', file: 'schools-of-the-hills-demo.csv', bytes: content.length },
  })
  await addPart(db, actor, id, { position: 0, content: content.toString('base64') })
}

/** One import that is finished, with rejected rows, and one that waits to be started. Seeded once. */
export async function seedImports(database: ImportDatabase): Promise<void> {
  const [first] = await database.db.insert(seedRun).values({ name: 'demo-imports' }).onConflictDoNothing().returning()
  if (!first) return
  await importFinished(database)
  await uploadWaiting(database)
}
