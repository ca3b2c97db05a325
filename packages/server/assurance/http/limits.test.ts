import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const { app } = await testApp()

test('a request that never ends is ended: its head after twenty seconds, the whole after two', () => {
  expect(app.server.headersTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(20_000)
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeLessThanOrEqual(120_000)
})

test('connections are bounded in all', () => {
  expect(app.server.maxConnections).toBe(8_192)
})
