/**
 * Loaded into a server that is measured, before its own code (`node --import`): tells over the channel what the process has used, and drops
 * kept pages and answers when told, so that the product itself needs no switch for it. It imports nothing that would weigh in the memory it tells.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

let app: FastifyInstance | undefined
let forgetful = false
const begun = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message
const forget = () => {
  if (app?.hasDecorator('pages')) app.pages.clear()
  if (app?.hasDecorator('keptAnswers')) app.keptAnswers.clear()
}

subscribe('fastify.initialization', (message) => {
  if (app || !begun(message)) return
  app = message.fastify
  app.server.prependListener('request', () => {
    if (forgetful) forget()
  })
})
process.on('message', (asked) => {
  if (typeof asked === 'object' && asked !== null && 'forget' in asked) {
    // Before every answer where there are too few addresses to ask each of them once.
    forgetful = asked.forget === 'always'
    if (asked.forget !== 'never') forget()
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ processor: (user + system) / 1000, memory: process.memoryUsage.rss() / 1e6 })
})
process.on('disconnect', () => process.exit())
