import { sentencesOfAccounts } from './consoles/accounts.ts'
import { sentencesOfCatalogue } from './consoles/catalogue.ts'
import { sentencesOfClient } from './consoles/client.ts'
import { sentencesOfImports } from './consoles/imports.ts'
import { sentencesOfMoves } from './consoles/moves.ts'
import { sentencesOfRefunds } from './consoles/payments.ts'
import { reasonsOfFiles } from './files.ts'
import { reasonsOfPasswords } from './passwords.ts'

/** Sentences of the server and of the contract's schemas that a console may show, by the English one. */
export const sentencesOfConsoles: Readonly<Record<string, string>> = {
  ...sentencesOfCatalogue,
  ...sentencesOfImports,
  ...sentencesOfMoves,
  ...sentencesOfRefunds,
  ...sentencesOfAccounts,
  ...sentencesOfClient,
  ...reasonsOfFiles,
  ...reasonsOfPasswords,
}
