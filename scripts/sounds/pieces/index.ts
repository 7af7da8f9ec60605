import { bright } from './bright.ts';
import { calm } from './calm.ts';
import { playful } from './playful.ts';
import { sad } from './sad.ts';
import { solemn } from './solemn.ts';
import { tense } from './tense.ts';

export const PIECES = [calm, bright, tense, sad, playful, solemn];
