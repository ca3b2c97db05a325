/**
 * Loaded into a measured server, before its own code (`node --import`): reports the process's usage over the channel, and drops cached
 * pages and responses on command, so that the product itself needs no switch for it. It has no imports that would add to the measured
 * memory.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

let app: FastifyInstance | undefined
let forgetful = false
const isInitialization = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message
const clearCaches = () => {
  if (app?.hasDecorator('pages')) app.pages.clear()
  if (app?.hasDecorator('responseCache')) app.responseCache.clear()
}

subscribe('fastify.initialization', (message) => {
  if (app || !isInitialization(message)) return
  app = message.fastify
  app.server.prependListener('request', () => {
    if (forgetful) clearCaches()
  })
})
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'forget' in message) {
    // Before every response, if there are too few addresses to request each of them once.
    forgetful = message.forget === 'always'
    if (message.forget !== 'never') clearCaches()
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ processor: (user + system) / 1000, memory: process.memoryUsage.rss() / 1e6 })
})
process.on('disconnect', () => process.exit())
