import { join } from 'node:path'
import { z } from 'zod'
import type { Sample } from '../responses/sample.ts'
import { type Child, startChild } from './child.ts'
import type { StatementOn } from './statement.ts'

const localPath = (file: string) => join(import.meta.dirname, file)

export interface BareServer {
  port: number
  /** Sets its response from now on. */
  send: (sample: Sample) => Promise<unknown>
  stop: () => Promise<void>
}

/** Starts a bare server, with a statement before each answer where one is named. */
export async function startBare(on?: StatementOn): Promise<BareServer> {
  const child = startChild(localPath('bare-server.ts'), { args: on ? [JSON.stringify(on)] : [] })
  const { port } = await child.receive(z.object({ port: z.number() }))
  const send = ({ status, headers, body }: Sample) =>
    child.request({ status, headers, body: body.toString('base64') }, z.object({}))
  return { port, send, stop: child.stop }
}

/** Starts the process that creates the load. */
export async function startLoad(): Promise<Child> {
  const child = startChild(localPath('../load/process.ts'))
  await child.receive(z.object({ ready: z.literal(true) }))
  return child
}
