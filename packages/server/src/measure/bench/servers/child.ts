import { type ChildProcess, fork } from 'node:child_process'
import type { z } from 'zod'

export interface Child {
  /** Sends a message and returns the reply. Throws where the process ended, or replies with an error. */
  request: <T>(message: object, shape: z.ZodType<T>) => Promise<T>
  /** The next message that it sends by itself. */
  receive: <T>(shape: z.ZodType<T>) => Promise<T>
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
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000)
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const receive = async <T>(shape: z.ZodType<T>): Promise<T> => {
    const message = await nextMessage(child, () => `A process of the bench ended:\n${output}`)
    if (typeof message === 'object' && message !== null && 'fault' in message) throw new Error(String(message.fault))
    return shape.parse(message)
  }
  return {
    receive: receive,
    request: (message, shape) => {
      const coming = receive(shape)
      child.send(message)
      return coming
    },
    stop: () => {
      child.kill()
      return ended
    },
  }
}

function nextMessage(child: ChildProcess, reason: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error(reason()))
    if (!child.connected) return onClose()
    child.once('close', onClose).once('message', (message) => {
      child.off('close', onClose)
      resolve(message)
    })
  })
}
