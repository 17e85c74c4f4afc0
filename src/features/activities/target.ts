// What favourites and view logs refer to. A later feature adds its kind to `ActivityTargets` when it is created.

export const REF_TYPES = ['place', 'route', 'post'] as const
export type RefType = (typeof REF_TYPES)[number]

/** A target as it is now. `id` is the one to store: it differs from the requested id if a duplicate took its place. */
export interface Target {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly provinceCodes: readonly string[]
  /** Key of the vocabulary. */
  readonly category: string | null
  readonly thumbnailUrl: string | null
}

export interface TargetKind {
  readonly refType: RefType
  /** Whether a target that is gone keeps its name in the lists of users. False for what users write and may delete. */
  readonly keepsName: boolean
  /** The targets that exist and that everyone may read, by requested id; at most 1,000 ids. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, Target>> | ReadonlyMap<string, Target>
}

/** The kinds of things that a user can add to favourites and view. */
export class ActivityTargets {
  readonly #kinds = new Map<RefType, TargetKind>()

  /** @throws Error if the kind was added before */
  add(kind: TargetKind): void {
    if (this.#kinds.has(kind.refType)) throw new Error(`the target kind ${kind.refType} exists already`)
    this.#kinds.set(kind.refType, kind)
  }

  keepsName(refType: RefType): boolean {
    return this.#kinds.get(refType)?.keepsName ?? false
  }

  async find(refType: RefType, id: string): Promise<Target | undefined> {
    return (await this.#kinds.get(refType)?.find([id]))?.get(id)
  }

  /** The targets that exist, under `targetKey`; one call per kind. */
  async list(refs: readonly Ref[]): Promise<ReadonlyMap<string, Target>> {
    const found = new Map<string, Target>()
    for (const [refType, kind] of this.#kinds) {
      const ids = [...new Set(refs.filter((ref) => ref.ref_type === refType).map((ref) => ref.ref_id))]
      if (ids.length === 0) continue
      for (const [id, target] of await kind.find(ids)) found.set(targetKey({ ref_type: refType, ref_id: id }), target)
    }
    return found
  }
}

export interface Ref {
  readonly ref_type: RefType
  readonly ref_id: string
}

export function targetKey({ ref_type, ref_id }: Ref): string {
  return `${ref_type} ${ref_id}`
}
