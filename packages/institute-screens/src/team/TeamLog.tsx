import { SecurityLog } from '../security/SecurityLog.tsx'
import { TeamTabs } from './TeamTabs.tsx'

/** Events of all logins of an institute, for its owners. */
export const TeamLog = () => <SecurityLog above={<TeamTabs />} />
