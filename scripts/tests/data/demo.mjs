import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { cacheFolder, childEnvironment } from '../../environment.mjs'
import { run } from '../../processes/processes.mjs'
import { Trouble } from '../../processes/progress.mjs'
import { clearStamp, digest, filesIn, isCurrent, setStamp } from '../../stamps.mjs'
import { foldersBehind, workspaceMembers } from '../../workspace.mjs'
import { memoryFolder } from './memory.mjs'

/**
 * The data of a demo, as the first start of a server leaves it: tests copy it, because a first start takes seven times as long as
 * another one. It is written again when the server's code or the day has changed, since dates of the demo are relative to the day.
 * @returns {Promise<string>} the absolute path of the folder, which no server uses
 */
export async function demoData() {
  const folder = resolve(cacheFolder, 'demo-data')
  const inputs = filesIn([...foldersBehind(workspaceMembers(), 'server'), 'e2e/server', 'pnpm-lock.yaml'])
  const sources = inputs.filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  const fingerprint = digest(sources, [process.versions.node, day])
  if (isCurrent('demo-data', fingerprint, [folder])) return folder
  clearStamp('demo-data')
  rmSync(folder, { recursive: true, force: true })
  const { code, output } = await run(process.execPath, ['e2e/server/write-demo.ts', folder], {
    env: { ...childEnvironment(), NODE_ENV: undefined, ...(memoryFolder && { JOURNEYS_FOLDER: memoryFolder }) },
  })
  if (code !== 0) throw new Trouble(`The data of the demo could not be written: ${output}`)
  setStamp('demo-data', fingerprint)
  return folder
}
