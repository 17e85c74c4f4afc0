import { type Command, Option } from 'commander'
import { grantRole } from '../features/access/door.ts'
import { ROLES } from '../platform/operation.ts'
import { commandContext, withStorage } from './context.ts'

export function addAdminCommands(program: Command): void {
  const admin = program.command('admin').description('rights of users')
  admin
    .command('grant <user>')
    .description('give a user, named by id, username or e-mail, a role')
    .addOption(new Option('--role <role>', 'the role').choices([...ROLES]).default('admin'))
    .action(async (user: string, { role }: { role: (typeof ROLES)[number] }) => {
      const granted = await withStorage(commandContext(), ({ db }) => grantRole(db, user, role))
      if (!granted) throw program.error(`There is no user ${user}.`)
      console.log(`${granted.username} (${granted.user_id}) has the role ${role}.`)
    })
}
