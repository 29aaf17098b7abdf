import type { Child } from '@little-arches/contracts/values';
import type { ComponentType, SVGProps } from 'react';
import Bear from './avatars/bear.svg?react';
import Cat from './avatars/cat.svg?react';
import Fox from './avatars/fox.svg?react';
import Frog from './avatars/frog.svg?react';
import Hedgehog from './avatars/hedgehog.svg?react';
import Owl from './avatars/owl.svg?react';
import Rabbit from './avatars/rabbit.svg?react';
import Whale from './avatars/whale.svg?react';
import styles from './child-avatar.module.css';

const drawings: Readonly<Record<Child['avatar'], ComponentType<SVGProps<SVGSVGElement>>>> = {
  fox: Fox,
  bear: Bear,
  rabbit: Rabbit,
  owl: Owl,
  frog: Frog,
  cat: Cat,
  whale: Whale,
  hedgehog: Hedgehog,
};

/** Renders the avatar of a child's profile. It is decorative, because the child's name is beside it. */
export function ChildAvatar({ avatar, small = false }: { avatar: Child['avatar']; small?: boolean }) {
  const Drawing = drawings[avatar];
  return <Drawing className={small ? styles.small : styles.avatar} />;
}
