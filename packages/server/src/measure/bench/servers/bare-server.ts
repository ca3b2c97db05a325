/**
 * A bare node:http server, in a process of its own, that sends a given response: at once, or after one prepared statement by a unique key,
 * on the database in its argument.
 */
import { createServer } from 'node:http'
import { z } from 'zod'
import { lookUpOn, statementOn } from './statement.ts'

const sampleShape = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.base64(),
})
const [statementArgument] = process.argv.slice(2)
const lookUp =
  statementArgument === undefined ? undefined : await lookUpOn(statementOn.parse(JSON.parse(statementArgument)))
let status = 503
let headers: string[] = []
let body: Buffer | undefined

const server = createServer((_request, response) => {
  const send = () => void response.writeHead(status, headers).end(body)
  if (!lookUp) return send()
  lookUp().then(send, (error: Error) => response.destroy(error))
})
process.on('message', (message) => {
  const { status: sampleStatus, headers: heads, body: text } = sampleShape.parse(message)
  status = sampleStatus
  headers = heads.flat()
  body = sampleStatus === 304 ? undefined : Buffer.from(text, 'base64')
  process.send?.({})
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
})
