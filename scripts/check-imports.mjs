// node scripts/check-imports.mjs [folder]: the direction, name and size rules alone, without installing anything.
import { checkTree } from './imports/check-tree.mjs'

const faults = checkTree(process.argv[2] ?? '.')
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length > 0 ? 1 : 0)
