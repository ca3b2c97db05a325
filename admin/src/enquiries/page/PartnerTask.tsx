import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { AdminEnquiry, EnquiryTask, Partner } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useGetList } from 'react-admin'
import { TaskAlert } from './TaskAlert.tsx'

type InstituteTask = Extract<EnquiryTask, { instituteId: number }>
type TaskProps = { enquiry: AdminEnquiry; task?: InstituteTask }

const taskTexts: Readonly<Record<InstituteTask['type'], Message>> = {
  correction: enquiryTexts.aCorrectionIsSuggestedCheck,
  claim: enquiryTexts.somebodySaysThatTheyManage,
}

/** A partner application prefilled from the enquiry, for the claimed institute if there is one. */
const newApplicationOf = ({ name, email, mobile, city, details }: AdminEnquiry, task?: InstituteTask) => {
  const { role, institute } = details
  const source = JSON.stringify({
    ...{ person: name, email, mobile, city, ...(typeof role === 'string' && { role }) },
    ...(task
      ? { name: task.name, instituteType: task.instituteType, instituteId: task.instituteId }
      : typeof institute === 'string' && { name: institute }),
  })
  return `/partners/create?${new URLSearchParams({ source })}`
}

const pagination = { page: 1, perPage: 20 }
const newest = { field: 'createdAt', order: 'DESC' as const }

/** The newest application of the person of an enquiry for the institute that it is of; undefined while none is found. */
function useOwnApplication({ enquiry, task }: TaskProps) {
  const { email, mobile, details, createdAt } = enquiry
  const { data, isPending } = useGetList<Partner>('partners', {
    filter: { q: email ?? mobile },
    pagination,
    sort: newest,
  })
  const name = (task?.name ?? String(details.institute ?? '')).trim().toLowerCase()
  const application = data?.find(
    (partner) =>
      partner.createdAt >= createdAt &&
      (partner.name.trim().toLowerCase() === name || (task && partner.instituteId === task.instituteId)),
  )
  return { application, isPending }
}

/** The application that was begun from an enquiry, or where it is begun: there is one or the other. */
function useApplicationLinks(props: TaskProps) {
  const { translate } = useTranslations()
  const { application, isPending } = useOwnApplication(props)
  if (isPending) return []
  if (!application)
    return [{ label: translate(enquiryTexts.beginTheirApplication), to: newApplicationOf(props.enquiry, props.task) }]
  const label = `${translate(enquiryTexts.openTheirApplication)} (${optionLabel(application.status)})`
  return [{ label, to: `/partners/${application.id}/show` }]
}

/** A request for a listing, by an institute that is not on record or not identified. */
export function ListingRequest({ enquiry }: { enquiry: AdminEnquiry }) {
  const { translate } = useTranslations()
  return (
    <TaskAlert title={translate(enquiryTexts.anInstituteAsksToBe)} links={useApplicationLinks({ enquiry })}>
      {translate(enquiryTexts.speakWithThemThenBegin)}
    </TaskAlert>
  )
}

/** The task of an enquiry about an institute of ours, with its record, and the application of its claimant. */
export function InstituteTaskAlert({ enquiry, task }: Required<TaskProps>) {
  const { translate } = useTranslations()
  const links = useApplicationLinks({ enquiry, task })
  const record = {
    label: translate(enquiryTexts.openTheRecord),
    to: `/${task.instituteType}s/edit/${task.instituteId}`,
  }
  return (
    <TaskAlert title={task.name} links={task.type === 'claim' ? [record, ...links] : [record]}>
      {translate(taskTexts[task.type])}
    </TaskAlert>
  )
}
