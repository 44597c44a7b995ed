import {
  ArrowDownToLine,
  Boxes,
  CircleDot,
  Clock,
  Hammer,
  type IconNode,
  PackageCheck,
  ShieldCheck,
  Truck,
  Warehouse,
  Wrench,
  Zap,
} from 'lucide'
import type { Service } from '@/lib/platform'
import { Icon } from './icon'

/** The vocabulary of the contract; an unknown key has come out of the seam as neutral. */
const nodes: Record<Service['icon'], IconNode> = {
  truck: Truck,
  wrench: Wrench,
  packageCheck: PackageCheck,
  hammer: Hammer,
  boxes: Boxes,
  warehouse: Warehouse,
  arrowDownToLine: ArrowDownToLine,
  zap: Zap,
  clock: Clock,
  shieldCheck: ShieldCheck,
  neutral: CircleDot,
}

/** The icon of a service or product; decorative, since its title stands beside it. */
export function ContentIcon({ name, size }: { name: Service['icon']; size?: string }) {
  return <Icon node={nodes[name]} {...(size && { size })} />
}
