import Box from '@mui/material/Box'
import { useTranslations } from '@pravesh/console-kit'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import { type OwnProposal, proposalStates } from '@pravesh/contract'
import { useListContext } from 'react-admin'
import { ProposalItem } from './ProposalItem.tsx'

const columns = [
  { name: 'createdAt', label: 'proposal.asked', sortable: true, render: () => null },
  { name: 'updatedAt', label: 'list.lastChange', sortable: true, render: () => null },
] as const
const filters = { status: { kind: 'choice', options: proposalStates } } as const
const newestFirst = { field: 'createdAt', order: 'DESC' } as const

function Proposals() {
  const { data = [] } = useListContext<OwnProposal>()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((proposal) => (
        <ProposalItem key={proposal.id} proposal={proposal} />
      ))}
    </Box>
  )
}

/** In place of the list where nothing was ever proposed. */
function NoProposals() {
  const { text } = useTranslations()
  return <ListMessage title={text('ownProposal.none')}>{text('ownProposal.noneText')}</ListMessage>
}

/** The institute's proposals of its name, place, owner and approvals with their decisions; newest first. */
export const ProposalList = () => (
  <ListPage
    plural="console.proposals"
    columns={columns}
    filters={filters}
    perPage={50}
    sort={newestFirst}
    canChange={false}
    empty={<NoProposals />}
  >
    <Proposals />
  </ListPage>
)
