import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'

const settingsTag: Tag = {
  name: 'Settings',
  audience: 'administrators',
  description: 'What this installation is set to do.',
}

/** What the environment of an installation decides, in the order of the page. */
export const settingNames = [
  ...(['mode', 'site', 'admin-console', 'institutes-console', 'mail', 'sms', 'payments', 'refunds'] as const),
  ...(['digilocker', 'second-factor', 'files', 'database', 'counters', 'backups'] as const),
  ...(['security-contact', 'metrics', 'traces', 'node'] as const),
] as const
export type SettingName = (typeof settingNames)[number]
export const settingStates = [
  ...(['on', 'off', 'demo', 'production', 'outbox', 'sandbox', 'test', 'live'] as const),
  ...(['this-machine', 'server', 'required', 'optional'] as const),
] as const
export type SettingState = (typeof settingStates)[number]

const setting = z
  .strictObject({
    name: z.enum(settingNames).describe('What is set'),
    state: z
      .enum(settingStates)
      .describe(
        'on, off; demo, production: the mode; outbox, sandbox: the demo stands in; test, live: the keys of the gateway; this-machine, server: where it is; required, optional: whether people need it',
      ),
    value: z
      .string()
      .nullable()
      .describe('An address, amount, version or list of names; null where the state says all. Never a secret'),
    variable: z.string().nullable().describe('The environment variable that decides it; null where none does'),
  })
  .meta({ id: 'Setting' })
export type Setting = z.output<typeof setting>

export const settingsEndpoints = {
  list: endpoint({
    id: 'admin.settings.list',
    method: 'GET',
    path: '/admin/settings',
    realm: 'admin',
    access: operatorAccess.people,
    owner: 'any',
    tag: settingsTag,
    status: 200,
    summary: 'What this installation is set to do, without secrets, and the environment variable that decides each',
    answer: oneOf(z.array(setting).describe('The settings, in the order of the page')),
  }),
} as const
