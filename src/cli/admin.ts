import { type Command, Option } from 'commander'
import { grantRole } from '../features/users/public.ts'
import { ROLES } from '../platform/operation.ts'
import { commandContext, withStorage } from './context.ts'
import { CommandFailure, JSON_OPTION, print, say } from './terminal.ts'

export function addAdminCommands(program: Command): void {
  const admin = program.command('admin').description(say('roles of users', 'สิทธิ์ของผู้ใช้'))
  admin
    .command('grant <user>')
    .description(say('give a role to a user, by id, username or email', 'ให้บทบาทแก่ผู้ใช้ ระบุด้วยรหัส ชื่อผู้ใช้ หรืออีเมล'))
    .addOption(new Option('--role <role>', say('the role', 'บทบาท')).choices([...ROLES]).default('admin'))
    .option(...JSON_OPTION)
    .action(async (user: string, { role, json }: { role: (typeof ROLES)[number]; json: boolean }) => {
      const granted = await withStorage(commandContext(), ({ db }) => grantRole(db, user, role))
      if (!granted) throw new CommandFailure(say(`There is no user ${user}.`, `ไม่มีผู้ใช้ ${user}`))
      const { username, user_id: userId } = granted
      print(json, { user_id: userId, username, role }, () =>
        say(`${username} (${userId}) has the role ${role}.`, `${username} (${userId}) มีบทบาท ${role} แล้ว`),
      )
    })
}
