import { grantRole } from '../../src/features/users/public.ts'
import { createTestUser, type TestUser } from './accounts.ts'
import type { Answer, TestService } from './service.ts'
import { storeFile } from './stored-file.ts'

export const COMMUNITY_URL = '/trips/v1/communities'
export const TITLE = 'A quiet morning at Wat Pho'
export const TEXT = 'Be there at eight: nobody else was.'

type Headers = Readonly<Record<string, string>>

/** The actions of tests on posts, through the operations. */
export class TestCommunity {
  readonly service: TestService
  constructor(service: TestService) {
    this.service = service
  }

  /** Publishes a post, or tries to. */
  add(who: TestUser, more: object = {}, headers: Headers = {}): Promise<Answer> {
    const payload = { title: TITLE, text: TEXT, ...more }
    return this.service.call('POST', COMMUNITY_URL, { payload, headers: { ...who.headers, ...headers } })
  }

  /** Publishes a post and returns its id. */
  async post(who: TestUser, more: object = {}): Promise<string> {
    const { status, body, text } = await this.add(who, more)
    if (status !== 201) throw new Error(`the post was refused: ${text}`)
    return body.post_id
  }

  on(who: TestUser | null, method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Answer> {
    const headers = who?.headers ?? {}
    return this.service.call(method, `${COMMUNITY_URL}/${path}`, { headers, ...(payload && { payload }) })
  }

  list(query = '', who: TestUser | null = null): Promise<Answer> {
    const headers = who?.headers ?? { 'accept-language': 'en' }
    return this.service.call('GET', `${COMMUNITY_URL}${query}`, { headers })
  }

  /** A post as its author or an admin finds it in the list; undefined if they do not. */
  async find(postId: string, who: TestUser, query = '?mine=true&limit=100') {
    const { results } = (await this.list(query, who)).body
    return results.find(({ post_id: id }: { post_id: string }) => id === postId)
  }

  async createAdmin(): Promise<TestUser> {
    const admin = await createTestUser(this.service)
    await grantRole(this.service.services.db, admin.userId, 'admin')
    return admin
  }

  /** A stored picture that nothing uses. */
  async picture(who: TestUser): Promise<string> {
    const content = Buffer.from('RIFF....WEBP')
    const { fileId } = await storeFile(this.service, { ownerId: who.userId, content, contentType: 'image/webp' })
    return fileId
  }

  /** The status that everyone, or a user, gets for a file. */
  async fileStatus(fileId: string, who: TestUser | null = null): Promise<number> {
    const url = `/core/v1/storage/files/${fileId}`
    return (await this.service.call('GET', url, { headers: who?.headers ?? {} })).status
  }
}

export const idsOf = ({ body }: Answer): string[] => body.results.map(({ post_id: id }: { post_id: string }) => id)
