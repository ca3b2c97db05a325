// A process of its own, so that an endless pattern can be stopped: one job a line in, its processor time a line out; the first line reports
// the start.
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { textOf } from './hostile-text.ts'

const job = z.object({
  source: z.string(),
  flags: z.string(),
  recipe: z.object({
    pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
    suffix: z.string(),
    length: z.number(),
  }),
})

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { source, flags, recipe } = job.parse(JSON.parse(line))
  const pattern = new RegExp(source, flags)
  const text = textOf(recipe)
  const startUsage = process.cpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.cpuUsage(startUsage)
  process.stdout.write(`${Math.round((user + system) / 1_000)}\n`)
}
