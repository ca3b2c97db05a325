// node scripts/imports/check-imports.mjs [folder]: the direction, name and size rules alone, without installing anything.
import { checkTree } from './check-tree.mjs'

const errors = checkTree(process.argv[2] ?? '.')
for (const error of errors) process.stderr.write(`${error}\n`)
process.exit(errors.length > 0 ? 1 : 0)
