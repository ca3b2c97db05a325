import type { Reading } from './environment.ts'

/** Details of the operator, with the variable of each. */
const variables = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  phone: 'OPERATOR_PHONE',
  officer: 'GRIEVANCE_OFFICER',
  officerEmail: 'GRIEVANCE_EMAIL',
  gstin: 'OPERATOR_GSTIN',
  cin: 'OPERATOR_CIN',
} as const
export type OperatorDetail = keyof typeof variables
/** The operator of the service; a missing detail was not set. `invented`: at least one was made up for the demo. */
export type Operator = { details: Readonly<Partial<Record<OperatorDetail, string>>>; invented: boolean }

/** Not every operator has them. */
const optional: readonly OperatorDetail[] = ['gstin', 'cin']

const demoDetails: Operator['details'] = {
  name: 'Demo operator',
  address: 'Demo address, 1 Example Street, 000000',
  email: 'contact@demo.pravesh.example',
  phone: '+91 00000 00000',
  officer: 'Demo grievance officer',
  officerEmail: 'grievance@demo.pravesh.example',
}

const mail = /^[^\s<>@]+@[^\s<>@.]+(?:\.[^\s<>@.]+)+$/
const formats: Readonly<Partial<Record<OperatorDetail, readonly [pattern: RegExp, problem: string]>>> = {
  email: [mail, 'is not an e-mail address'],
  officerEmail: [mail, 'is not an e-mail address'],
  phone: [/^\+\d[\d -]{6,20}$/, 'is not a telephone number such as +91 11 2345 6789'],
  gstin: [/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, 'is not a GSTIN of 15 characters'],
  cin: [/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'is not a CIN of 21 characters'],
}

/** The operator of the service for its pages. The demo fills missing details with values marked as the demo's. */
export function readOperator({ text, reportProblem, production }: Reading): Operator {
  const details: Partial<Record<OperatorDetail, string>> = {}
  let invented = false
  for (const name of Object.keys(variables) as OperatorDetail[]) {
    const input = text(variables[name])
    const [pattern, problem] = formats[name] ?? []
    if (input && pattern && !pattern.test(input)) reportProblem(`${variables[name]} ${problem}.`)
    const detail = input ?? (production ? undefined : demoDetails[name])
    if (detail === undefined) continue
    details[name] = detail
    invented ||= input === undefined
  }
  return { details, invented }
}

/** For the log at start: details that the pages list as not stated. */
export function missingOperatorDetails({ details }: Operator): string[] {
  const missing = (Object.keys(variables) as OperatorDetail[]).filter(
    (name) => details[name] === undefined && !optional.includes(name),
  )
  if (missing.length === 0) return []
  const names = missing.map((name) => variables[name]).join(', ')
  return [
    `The pages of contact, privacy and grievances say "Not stated": ${names} not set. The law asks for these details.`,
  ]
}
