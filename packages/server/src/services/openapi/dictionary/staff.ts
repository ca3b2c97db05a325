import type { Descriptions } from './shared.ts'

/** Staff: partner applications of institutes, background jobs, colleges’ own systems. */
export const staff: Descriptions = {
  'Partner/name': 'Name of the institute, as the applicant writes it',
  'Partner/instituteId': 'Id of the school or college here; null until it is known which',
  'admin.become-partner-add/instituteId':
    'Id of the school or college to link; without it, the one that the application names',
  'Partner/code': 'Number that a register knows the institute by: UDISE, affiliation or AISHE code',
  link: 'Address of the institute’s page here',
  person: 'Full name of the applicant',
  'Partner/role': 'What the applicant is at the institute, such as Principal',
  'Partner/email': 'E-mail address of the applicant; the login is made for it',
  'Partner/city': 'City, as the applicant writes it',
  'Partner/website': 'Address of the institute’s own website',
  proof: 'Addresses of letters that show the applicant’s authority: web addresses, or paths on this site',
  'Partner/remarks': 'Internal remarks, plain text; the applicant never reads them',
  'Partner/status':
    'new, then contacted, then verified: the applicant may speak for the institute; approved: it has a login; rejected: refused',
  'admin.become-partner.update/status':
    'State to move it to: the next in turn, or rejected; approved is set by become-partner-add alone',
  'admin.become-partner.update/notify':
    'Reason that a refused applicant is mailed, with status rejected; without it nothing is mailed',
  'admin.become-partner.list/?waiting':
    'true: only applications that wait for a decision: new, contacted or verified; false: only decided ones',
  'admin.become-partner-add/updatedAt':
    '`updatedAt` as you read it: the approval is refused with CONFLICT where somebody has changed the application since',
  'Partner/timeline': 'Every step, the oldest first',
  'timeline.from': 'State before; null where it began',
  'timeline.to': 'State after',
  'timeline.by': 'Name of the administrator who moved it',
  'timeline.at': 'When it was moved: ISO 8601, in UTC',
  buyer: 'Id of the institute account that approval made or found; null until then',

  'Job/id': 'Id of the job',
  'Job/kind': 'What it does, such as mail, sms or mass-mail',
  'Job/status':
    'waiting: is tried by itself; running: under way; failed: given up, and waits for a person; unknown: was cut off and may have been done, and waits for a person',
  attempts: 'How many times it was tried',
  progress: 'How far it is, 0 to 1',
  error: 'Why the last try failed, without names, addresses and numbers of people; null where none did',
  nextAt: 'When it is tried next: ISO 8601, in UTC; null once it is given up',
  failedAt: 'When it was given up: ISO 8601, in UTC; null while it is not',
  expiresAt: 'After that it is of no use and cannot be tried again: ISO 8601, in UTC; null where it never expires',

  'ThirdPartyService/eid': 'Id of the college here',
  api: 'Address that leads are posted to, with https and on the public internet',
  secret_key:
    'Secret that leads are signed with: written, never read; answered as dots and its last four characters at most',
  'ThirdPartyService/source': 'Which system it is, a slug such as meritto',
  'admin.third-party-services.list/type': 'Only systems of this kind, by the slug in `source`, such as meritto',
  college_id: 'The college’s own id in that system, as text',
  college_name: 'Name of the college here',
  branch: 'Branch of the college in that system, in words',
  'ThirdPartyService/city': 'City of that branch, in words',
  'ThirdPartyCourse/campus': 'Campus, as that system names it',
  'ThirdPartyCourse/course': 'Course, as that system names it',
  'ThirdPartyCourse/specialization': 'Specialization, as that system names it',
  'ThirdPartyCourse/active': 'False where that system no longer takes leads for it',
  date: 'Date that goes with the entry; null where there is none',
}
