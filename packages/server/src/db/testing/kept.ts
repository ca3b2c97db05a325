import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { openMemory } from '../pglite/memory.ts'
import type { TestSource } from './global-setup.ts'

type Memory = Awaited<ReturnType<typeof openMemory>>

/** The file with this database's data directory, whole or not at all, however many workers write it at once. */
export async function keepDump(home: Memory, file: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.from(await (await home.dump()).arrayBuffer()))
  renameSync(aside, file)
}

/** A dump that this run keeps under a name; made by whoever asks first. */
export async function keptDump(
  { kept }: Extract<TestSource, { kind: 'pglite' }>,
  name: string,
  make: () => Promise<Memory>,
): Promise<string> {
  const file = join(kept, `${name}.tar`)
  if (existsSync(file)) return file
  const home = await make()
  await keepDump(home, file)
  await home.close()
  return file
}
