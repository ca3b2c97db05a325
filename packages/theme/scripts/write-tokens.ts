import { writeFile } from 'node:fs/promises'
import { cssVariables } from '../src/css-variables.ts'

await writeFile(new URL('../tokens.css', import.meta.url), cssVariables())
