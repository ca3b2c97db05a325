import { readFileSync, writeFileSync } from 'node:fs'
import { patternsOfContract } from './in-contract.ts'
import { patternsOfSource } from './in-source.ts'
import { judge, recordFile, version } from './judgement.ts'
import { distinct, keyOf } from './pattern.ts'

// node packages/server/assurance/patterns/record.ts [--check]: judges every pattern anew and writes `verdicts.json`. With --check it writes
// nothing, and ends with 1 where the file is another.
const lines: string[] = []
for (const pattern of distinct([...patternsOfContract(), ...patternsOfSource().patterns]))
  lines.push(`    ${JSON.stringify(keyOf(pattern))}: ${JSON.stringify(await judge(pattern))}`)
const text = `{\n  "recheck": ${JSON.stringify(version)},\n  "attacks": {\n${lines.sort().join(',\n')}\n  }\n}\n`
if (!process.argv.includes('--check')) writeFileSync(recordFile, text)
else if (readFileSync(recordFile, 'utf8') !== text) {
  console.error('verdicts.json is not what the checker finds. Run: node packages/server/assurance/patterns/record.ts')
  process.exitCode = 1
}
