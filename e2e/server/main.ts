// The real server for journeys, in demo mode, in a process of its own.

// After a kill of the test runner, no other process would end this one.
const runner = process.ppid
setInterval(() => {
  if (process.ppid !== runner) process.kill(process.pid, 'SIGKILL')
}, 1000).unref()

await import(new URL('../../packages/server/src/server.ts', import.meta.url).href)
