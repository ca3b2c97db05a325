/** Roles of the operator's people, of which each has one. */
export const operatorRoles = [
  'owner',
  'editor',
  'moderator',
  'counsellor',
  'admissions',
  'finance',
  'read-only',
] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Roles of people at an institute. A person of several institutes has one at each. */
export const instituteRoles = ['owner', 'counsellor', 'editor', 'read-only'] as const
export type InstituteRole = (typeof instituteRoles)[number]

export type Role = OperatorRole | InstituteRole
/** Roles of all people of staff: those at institutes are some of the operator's names. */
export const roles = operatorRoles satisfies readonly Role[]
/** Who may make a call of staff: `read` for GET, `write` for the other methods. */
export type Access = { read: readonly Role[]; write: readonly Role[] }

const ownerAnd = <R extends Role>(...roles: R[]): (R | 'owner')[] => ['owner', ...roles]
const owner: Role[] = ['owner']

/** Access of the operator's people. Families' data is open to the roles that work with it, and to owners. */
export const operatorAccess = {
  /** Their own account. */
  own: { read: operatorRoles, write: operatorRoles },
  /** Institutes, look-ups, exams, content and imports: no data of families. */
  catalogue: { read: operatorRoles, write: ownerAnd('editor') },
  /** What institutes propose for their page. */
  proposals: { read: ownerAnd('editor', 'moderator'), write: ownerAnd('editor', 'moderator') },
  reviews: { read: ownerAnd('moderator'), write: ownerAnd('moderator') },
  partners: { read: ownerAnd('moderator', 'counsellor'), write: ownerAnd('moderator') },
  enquiries: { read: ownerAnd('counsellor'), write: ownerAnd('counsellor') },
  /** Mails to many families at once are an owner's. */
  mailsToMany: { read: ownerAnd('counsellor'), write: owner },
  applications: { read: ownerAnd('admissions'), write: ownerAnd('admissions') },
  payments: { read: ownerAnd('finance'), write: ownerAnd('finance') },
  accounts: { read: ownerAnd('moderator', 'counsellor'), write: ownerAnd('moderator') },
  /** The colleges' systems that leads are sent to, and background jobs. */
  operations: { read: operatorRoles, write: owner },
  /** People of the operator, and the security log. */
  people: { read: owner, write: owner },
} as const satisfies Record<string, Access>

/** Access of an institute's people. */
export const instituteAccess = {
  /** Their own account, and names of look-ups. */
  own: { read: instituteRoles, write: instituteRoles },
  /** The institute's page, fees, awards, media and questions of its form. */
  page: { read: instituteRoles, write: ownerAnd('editor') },
  /** Enquiries and applications: families' data. */
  families: { read: ownerAnd('counsellor', 'read-only'), write: ownerAnd('counsellor') },
  reviews: { read: instituteRoles, write: ownerAnd('counsellor', 'editor') },
  /** People of the institute. */
  people: { read: owner, write: owner },
} as const satisfies Record<string, Access>

/** Access of a call on one's own account, of which each realm has one. Families have no roles. */
export const ownAccountAccess = (realm: 'student' | 'buyer' | 'admin'): { access?: Access } =>
  realm === 'student' ? {} : { access: realm === 'admin' ? operatorAccess.own : instituteAccess.own }

/** Roles that open families' data, money or people's access: they need a second factor where the operator requires one. */
export const rolesWithFactor: readonly Role[] = ['owner', 'moderator', 'counsellor', 'admissions', 'finance']

/** Roles that may make this call of staff. None where it declares none. */
export const rolesOf = ({ method, access }: { method: string; access?: Access }): readonly Role[] =>
  (method === 'GET' ? access?.read : access?.write) ?? []
