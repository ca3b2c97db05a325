import { type ChildProcess, fork } from 'node:child_process'
import type { z } from 'zod'

export interface Child {
  /** Sends a message and reads the answer. Throws where the process ended, or answers with a fault. */
  ask: <T>(message: object, answer: z.ZodType<T>) => Promise<T>
  /** The next message that it sends by itself. */
  heard: <T>(answer: z.ZodType<T>) => Promise<T>
  stop: () => Promise<void>
}
export interface Started {
  args?: readonly string[]
  flags?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Starts a program of ours that speaks over its channel, one answer to one message. It ends with this process. */
export function startChild(program: string, { args = [], flags = [], env = process.env }: Started = {}): Child {
  const child = fork(program, args, { execArgv: [...flags], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const heard = async <T>(answer: z.ZodType<T>): Promise<T> => {
    const message = await nextMessage(child, () => `A process of the bench ended:\n${said}`)
    if (typeof message === 'object' && message !== null && 'fault' in message) throw new Error(String(message.fault))
    return answer.parse(message)
  }
  return {
    heard,
    ask: (message, answer) => {
      const coming = heard(answer)
      child.send(message)
      return coming
    },
    stop: () => {
      child.kill()
      return ended
    },
  }
}

function nextMessage(child: ChildProcess, why: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(why()))
    if (!child.connected) return gone()
    child.once('close', gone).once('message', (message) => {
      child.off('close', gone)
      resolve(message)
    })
  })
}
