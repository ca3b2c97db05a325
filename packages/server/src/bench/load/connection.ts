import { connect } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

export interface Asking {
  port: number
  /** The whole next request; undefined ends the connection. */
  next: () => string | undefined
  /** Hears how many ms each answer took. */
  took: (ms: number) => void
}

/** Asks over one connection, each time as soon as it was answered. Rejects where an answer is not one to count. */
export function askOver({ port, next, took }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader()
    let asked = ''
    let began = 0
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, ask)
    function end(fault?: Error) {
      socket.destroy()
      if (fault) reject(new Error(`${fault.message}, to ${asked.split('\r\n', 1)[0]}`, { cause: fault }))
      else resolve()
    }
    function ask() {
      const request = next()
      if (request === undefined) return end()
      asked = request
      began = performance.now()
      socket.write(request)
    }
    socket.on('error', end)
    socket.on('close', () => end(new Error('The server closed the connection')))
    socket.on('data', (part) => {
      try {
        if (!reader.push(part)) return
      } catch (thrown) {
        return end(thrown instanceof Error ? thrown : new Error(String(thrown)))
      }
      took(performance.now() - began)
      ask()
    })
  })
}
