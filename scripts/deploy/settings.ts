import { readConfig } from '../../packages/server/src/platform/config/config.ts'

/** Names that other parts than the server's configuration read: Node itself, and the exporter of traces. */
const elsewhere = ['NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_HEADERS']

/**
 * What is wrong with the environment that a file of `docs/deploy` gives the server: the problems that a start would report, and names that
 * no setting has. The server's own reader says both.
 */
export function settingProblems(environment: Readonly<Record<string, string>>): string[] {
  const known = new Set(elsewhere)
  const watched = new Proxy(environment, {
    get(values, name) {
      if (typeof name !== 'string') return undefined
      known.add(name)
      return values[name]
    },
  })
  const result = readConfig(watched, '/srv/pravesh')
  const unknown = Object.keys(environment).filter((name) => !known.has(name))
  return [...('problems' in result ? result.problems : []), ...unknown.map((name) => `${name} is no setting.`)]
}

/** Values as an operator may fill them in, for the settings that production needs and the files leave open. */
export const filled: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://www.example.in',
  SESSION_SECRET: 'uY3kq8Zt1mWc5vRb7nXe2sLf9pGd4hJa',
  ENCRYPTION_KEY: 'Bq6wTz0rNc3yVx8kMs1jHf5dPg7lKe2a',
  BACKUP_KEY: 'Rj4nCv9xQm2bWt7zLs5kYd1gFh8pTe3u',
  ADMIN_USERNAME: 'operator',
  ADMIN_PASSWORD: 'slow-river-carries-41-boats',
  OPERATOR_NAME: 'Example Trust',
  OPERATOR_ADDRESS: '1 Example Road, New Delhi 110001',
  OPERATOR_EMAIL: 'office@example.in',
  OPERATOR_PHONE: '+91 11 2345 6789',
  GRIEVANCE_OFFICER: 'A. Example',
  GRIEVANCE_EMAIL: 'grievance@example.in',
  SECURITY_CONTACT: 'security@example.in',
}
