import type { Descriptions } from '../shared.ts'

const reviewedGroup =
  'What of the institute it is about: its name, its place, whose it is (ownership), who approves it (approvals)'
const status =
  'waiting: the desk has not decided; accepted: it stands on the page, whole or some of its fields; refused: the page stays; withdrawn: the institute took it back'
const value = 'The value as it is kept: a text, a number, or a list; null where there is none'
const text = 'The value in words: of a number of a look-up its name; null where there is none'

/** Proposals of institutes, and the change log. */
export const proposal: Descriptions = {
  'OwnSchool,OwnCollege/waiting': 'What it proposed and the desk has not decided on: the page still says what it said',
  'admin.institute-changes/?date1': 'First day of the changes, in India',
  'admin.institute-changes/?date2': 'Last day of the changes, in India',
  proposed: 'The fields of this change that wait for the desk; the others stand at once',
  'OwnProposal,DeskProposal/id': 'Id of the proposal',
  'OwnProposal,DeskProposal/matter': reviewedGroup,
  '?matter': 'Only proposals about this: name, place, ownership or approvals',
  'OwnProposal,DeskProposal/status': status,
  'OwnProposal,DeskProposal/reason': 'Why it was refused, or the fields that were not accepted; null before',
  'OwnProposal,DeskProposal/decidedAt': 'When the desk decided: ISO 8601, in UTC; null before',
  'OwnProposal,DeskProposal/fields': 'The fields that are to change',
  'OwnProposal,DeskProposal/fields.name': 'Name of the field, as in the details of the institute',
  'fields.held': 'As the page said it when this was proposed',
  'fields.proposed': 'As it is to be',
  'fields.now': 'As the page says it now',
  'fields.accepted': 'Whether the desk accepted it; null until it has decided',
  'held.value': value,
  'held.text': text,
  'proposed.value': value,
  'proposed.text': text,
  'now.value': value,
  'now.text': text,
  'DeskProposal/instituteName': 'Name of the institute as it stands now',
  'DeskProposal/changed': 'Fields that stand otherwise on the page now than when this was proposed',
  'DeskProposal/by': 'The login that proposed it, as it was called then',
  'DeskProposal/account': 'Account of that login; null where it is gone',
  'DeskProposal/decidedBy': 'User name of the administrator who decided; null before',
  'admin.proposals.decide/id': 'Id of the proposal',
  'admin.proposals.decide/status': 'accepted or refused',
  'admin.proposals.decide/fields':
    'The fields that are accepted, where not all are: the others are refused, with a reason',
  'admin.proposals.decide/reason': 'Why it is refused, or why not all fields are accepted; the institute reads it',
  'admin.proposals.decide/updatedAt':
    '`updatedAt` as you read it: refused with CONFLICT where the institute has changed the proposal since',
  'admin.proposals.decide/overwrite':
    'Accepts it also where the page has changed since it was proposed; left out, that is CONFLICT',

  'InstituteChange/id': 'Id of the line',
  'InstituteChange/action':
    'added, changed or deleted; published or unpublished by its schedule; exported: rows of the list were saved as a file; imported: from a file',
  '?action': 'Only changes of this kind: added, changed, deleted, published, unpublished, exported or imported',
  'InstituteChange/instituteId':
    'Id of the school or college; `instituteType` says which of the two; null of an export, which is of many',
  'InstituteChange/realm': 'Who changed it: admin, an administrator; buyer, the institute’s own login',
  'admin.institute-changes/?realm': 'Only changes of administrators (admin), or of institutes’ logins (buyer)',
  'InstituteChange/account': 'Account of who changed it; null where Pravesh did and no person is known',
  'InstituteChange/by': 'User name or address of who changed it, as it was then',
  'InstituteChange/fields':
    'The fields that changed, and the parts. Changes of other fields and of parts by one login within an hour are one line',
  'InstituteChange/fields.name':
    'Name of the field; of a part its kind: fees, courses, contacts, sections, faqs, media, placements or awards',
  'InstituteChange/fields.before': 'Value before; of fields by which the institute is known alone',
  'InstituteChange/fields.after': 'Value after; of fields by which the institute is known alone',
  'InstituteChange/fields.part': 'Which part was written, and what happened to it; absent where a field changed',
  'PartChange/action': 'added, changed or deleted',
  'PartChange/id': 'Id of the part; absent for fees, whose table of a session is replaced as a whole',
  'PartChange/title':
    'The part in words: a question, a title, a campus, a course, a year, the session of a table of fees',
  'InstituteChange/proposal': 'Id of the institute’s proposal that was accepted by it; null for all other changes',
}
