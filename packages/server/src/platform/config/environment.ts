/** The environment of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>

export type Mode = 'demo' | 'production'

/** A reader of the environment that collects its errors. */
export type Reading = {
  mode: Mode
  production: boolean
  /** A value without the spaces around it; undefined where it is missing or empty. */
  text(name: string): string | undefined
  /** The same; a problem where it is no address with one of these schemes. */
  address(name: string, protocols: readonly string[], example: string): string | undefined
  /** On with `true`; a problem in production. */
  developmentSwitch(name: string): boolean
  /** Adds a problem: a sentence for the operator with the solution, without any secret. */
  reportProblem(problem: string): void
}

/** The address in a text, where it is one with one of these schemes. */
export function addressOf(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return protocols.includes(url.protocol) ? url : undefined
}

function readMode(name: string, reportProblem: Reading['reportProblem']): Mode {
  if (name === 'production') return 'production'
  if (!['demo', 'development', 'test'].includes(name))
    reportProblem(`NODE_ENV is "${name}": use production, or demo, or leave it out for a demo on this machine.`)
  return 'demo'
}

/** Begins to read; each problem that is found goes to the end of `problems`. */
export function beginReading(environment: Environment, problems: string[]): Reading {
  const reportProblem = (problem: string) => {
    problems.push(problem)
  }
  const text = (name: string) => environment[name]?.trim() || undefined
  const mode = readMode(text('NODE_ENV') ?? 'demo', reportProblem)
  const production = mode === 'production'
  return {
    mode,
    production,
    reportProblem: reportProblem,
    text,
    address(name, protocols, example) {
      const value = text(name)
      if (value && !addressOf(value, protocols)) reportProblem(`${name} is not an address such as ${example}.`)
      return value
    },
    developmentSwitch(name) {
      const value = text(name)
      if (value !== undefined && !['true', 'false'].includes(value))
        reportProblem(`${name} is "${value}": use true, or leave it out.`)
      if (value === 'true' && production)
        reportProblem(`${name} is for development and tests: leave it out in production.`)
      return value === 'true'
    },
  }
}
