import type { LucideIcon } from 'lucide-react'
import {
  Activity,
  ChartLine,
  Files,
  Gift,
  KeyRound,
  MapPin,
  MessageSquareWarning,
  MessagesSquare,
  RefreshCw,
  SquareStack,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { AcceptanceView } from './acceptance/acceptance-view.tsx'
import type { DeskRole } from './desk-role.ts'
import { FeedbackView } from './feedback/feedback-view.tsx'
import { FilesView } from './files/files-view.tsx'
import { HealthView } from './health/health-view.tsx'
import { JobsView } from './jobs/jobs-view.tsx'
import { KeysView } from './keys/keys-view.tsx'
import { ModerationView } from './moderation/moderation-view.tsx'
import { PlacesView } from './places/places-view.tsx'
import { RewardsView } from './rewards/rewards-view.tsx'
import { SyncsView } from './syncs/syncs-view.tsx'
import { UsersView } from './users/users-view.tsx'

interface DeskSection {
  readonly id: string
  readonly icon: LucideIcon
  /** The least role whose calls the view's operations answer. */
  readonly needs: DeskRole
  readonly View: ComponentType<{ readonly role: DeskRole }>
}

export const DESK_SECTIONS = [
  { id: 'places', icon: MapPin, needs: 'editor', View: PlacesView },
  { id: 'moderation', icon: MessageSquareWarning, needs: 'admin', View: ModerationView },
  { id: 'feedback', icon: MessagesSquare, needs: 'admin', View: FeedbackView },
  { id: 'syncs', icon: RefreshCw, needs: 'editor', View: SyncsView },
  { id: 'rewards', icon: Gift, needs: 'admin', View: RewardsView },
  { id: 'files', icon: Files, needs: 'admin', View: FilesView },
  { id: 'users', icon: Users, needs: 'admin', View: UsersView },
  { id: 'jobs', icon: SquareStack, needs: 'admin', View: JobsView },
  { id: 'keys', icon: KeyRound, needs: 'admin', View: KeysView },
  { id: 'acceptance', icon: ChartLine, needs: 'editor', View: AcceptanceView },
  { id: 'health', icon: Activity, needs: 'editor', View: HealthView },
] as const satisfies readonly DeskSection[]
