import { translations } from '@pravesh/console-kit'
import type { RecordSearch } from '@pravesh/console-kit/page/record-search'
import { publicSearch } from '@pravesh/console-kit/shell/search/public-search'
import {
  type AccountRow,
  accountStaffEndpoints,
  adminApplicationEndpoints,
  adminPaymentEndpoints,
  inboxEndpoints,
} from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import type { client as consoleClient } from './api.ts'

type Client = typeof consoleClient

/** Rows of each list: who looks for more opens the list. */
const limit = 4

/** An e-mail address or a mobile that is still being typed finds nobody, and each search for one stands in the security log. */
const isPartOfContact = (search: string) =>
  search.includes('@')
    ? !/@[^@\s]+\.[^@\s]{2,}$/.test(search)
    : /^\+?[\d\s-]+$/.test(search) && search.replace(/\D/g, '').length < 10

const accountPath = ({ realm, id }: AccountRow) =>
  `/accounts?${new URLSearchParams({ filter: JSON.stringify({ realm, id }) })}`
const accountDetail = ({ institutes, contact }: AccountRow) =>
  [institutes?.first[0]?.name, contact].filter(Boolean).join(' · ')

async function findAccounts(client: Client, realm: AccountRow['realm'], search: string, signal: AbortSignal) {
  const { data } = await client.call(accountStaffEndpoints.list, { query: { realm, search, limit } }, { signal })
  return data.map((account) => ({
    group: menuTexts.accounts,
    label: account.name,
    detail: accountDetail(account),
    to: accountPath(account),
  }))
}

/** Searches of the administrators' console: people and their cases before what everybody may read. Contacts are masked as in the lists. */
export const searchesOf = (client: Client): readonly RecordSearch[] => [
  {
    resource: 'accounts',
    async find(search, signal) {
      if (isPartOfContact(search)) return []
      const found = await Promise.all([
        findAccounts(client, 'student', search, signal),
        findAccounts(client, 'buyer', search, signal),
      ])
      return found.flat()
    },
  },
  {
    resource: 'applications',
    async find(search, signal) {
      const { data } = await client.call(adminApplicationEndpoints.list, { query: { search, limit } }, { signal })
      return data.map(({ id, applicant, instituteName }) => ({
        group: 'application.many' as const,
        label: applicant,
        detail: `${instituteName} · ${id}`,
        to: `/applications/${id}/show`,
      }))
    },
  },
  {
    resource: 'payments',
    async find(search, signal) {
      const { data } = await client.call(adminPaymentEndpoints.list, { query: { search, limit } }, { signal })
      return data.map(({ id, payer, amount, receiptNumber, orderId }) => {
        const number = receiptNumber ?? orderId ?? String(id)
        return {
          group: menuTexts.payments,
          label: payer.name || number,
          detail: `${formatPaise(amount, translations().language)} · ${number}`,
          to: `/payments/${id}/show`,
        }
      })
    },
  },
  {
    resource: 'enquiries',
    async find(search, signal) {
      const { data } = await client.call(inboxEndpoints.list, { query: { search, limit } }, { signal })
      return data.map(({ id, name, reference }) => ({
        group: 'console.enquiries' as const,
        label: name,
        detail: reference,
        to: `/enquiries/${id}/show`,
      }))
    },
  },
  publicSearch(client),
]
