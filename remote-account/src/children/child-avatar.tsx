import type { Child } from '@little-arches/contracts/values';
import type { ComponentType } from 'react';
import { Bear } from './avatars/bear';
import { Cat } from './avatars/cat';
import { Fox } from './avatars/fox';
import { Frog } from './avatars/frog';
import { Hedgehog } from './avatars/hedgehog';
import { Owl } from './avatars/owl';
import { Rabbit } from './avatars/rabbit';
import { Whale } from './avatars/whale';
import styles from './child-avatar.module.css';

const drawings: Readonly<Record<Child['avatar'], ComponentType>> = {
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
  return (
    <svg
      viewBox="0 0 64 64"
      className={small ? styles.small : styles.avatar}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
