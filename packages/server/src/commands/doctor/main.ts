import { OperatorError } from '../../platform/db/operator-error.ts'
import { runCommand } from '../../platform/process/command.ts'
import { examine, type Finding } from './checks.ts'

const usage = `npm run doctor

Tries everything that the environment names: settings, database, replicas, Redis, files, mail, the public address. Says all that is wrong at
once, and ends with 1 where something is. Changes nothing; can be run beside the server, with its environment.`

const line = ({ state, subject, text }: Finding) => `${state.padEnd(9)}${subject.padEnd(11)}${text}`

await runCommand(process.argv.slice(2), {
  usage,
  async run({ names, config }) {
    if (names.length > 0) throw new OperatorError(`It takes no name.\n\n${usage}`)
    const findings = await examine(config)
    const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
    const [problems, warnings] = [count('problem'), count('warning')]
    return {
      output: [...findings.map(line), `Problems: ${problems}. Warnings: ${warnings}.`].join('\n'),
      code: problems > 0 ? 1 : 0,
    }
  },
})
