import { connect } from 'node:net'
import { ResponseReader } from './response-reader.ts'

interface ConnectionOptions {
  port: number
  /** The whole next request; undefined ends the connection. */
  next: () => string | undefined
  /** Hears how many ms each answer took. */
  took: (ms: number) => void
}

/** Sends requests over one connection, each as soon as the previous response has arrived. Rejects for an unexpected response. */
export function sendRequests({ port, next, took }: ConnectionOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new ResponseReader()
    let currentRequest = ''
    let startedAt = 0
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, sendNext)
    function end(error?: Error) {
      socket.destroy()
      if (error) reject(new Error(`${error.message}, to ${currentRequest.split('\r\n', 1)[0]}`, { cause: error }))
      else resolve()
    }
    function sendNext() {
      const request = next()
      if (request === undefined) return end()
      currentRequest = request
      startedAt = performance.now()
      socket.write(request)
    }
    socket.on('error', end)
    socket.on('close', () => end(new Error('The server closed the connection')))
    socket.on('data', (part) => {
      try {
        if (!reader.push(part)) return
      } catch (error) {
        return end(error instanceof Error ? error : new Error(String(error)))
      }
      took(performance.now() - startedAt)
      sendNext()
    })
  })
}
