import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Database } from '../../../platform/db/index.ts'
import { type Hooks, importFile } from '../command/import-file.ts'
import { readOptions } from '../command/options.ts'
import { presets } from '../presets/all.ts'

export const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}.csv`, import.meta.url))

/** A folder that goes with the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pravesh-import-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const quiet: Hooks = { begin: () => ({ tick: () => undefined, end: () => undefined }), stopped: () => false }

/** Runs the importer as the command line would, without its output, and publishes new ones; returns the counts. */
export async function imported(database: Database, args: readonly string[], hooks: Partial<Hooks> = {}) {
  const rejects = args.includes('--rejects') ? [] : ['--rejects', join(folder(), 'rejects.csv')]
  const options = readOptions([...args, ...rejects, '--publish'], presets)
  if (!options) throw new Error('Arguments are missing')
  return importFile(database, options, { ...quiet, ...hooks })
}
