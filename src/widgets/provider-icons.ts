import {
  IconBrandApple,
  IconBrandBitbucket,
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGitlab,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandKakaoTalk,
  IconBrandMonday,
  IconBrandNotion,
  IconBrandPatreon,
  IconBrandSpotify,
  IconBrandStrava,
  IconBrandTwitch,
  IconBrandTwitter,
  IconBrandVk,
  IconBrandWindows,
  IconBrandX,
  IconBrandYandex,
} from "@tabler/icons-react";
import type { ProviderName } from "../../definitions/types/account-options";
import type { AuthProviders } from "../../definitions/types/auth-providers";
import type { IconPicture } from "../runtime/registry/registry";

const icons = {
  apple: IconBrandApple,
  bitbucket: IconBrandBitbucket,
  discord: IconBrandDiscord,
  facebook: IconBrandFacebook,
  github: IconBrandGithub,
  gitlab: IconBrandGitlab,
  google: IconBrandGoogle,
  instagram2: IconBrandInstagram,
  instagramAuth: IconBrandInstagram,
  kakao: IconBrandKakaoTalk,
  microsoft: IconBrandWindows,
  monday: IconBrandMonday,
  notion: IconBrandNotion,
  patreon: IconBrandPatreon,
  spotify: IconBrandSpotify,
  strava: IconBrandStrava,
  twitch: IconBrandTwitch,
  twitter: IconBrandX,
  twitterAuth: IconBrandTwitter,
  vk: IconBrandVk,
  yandex: IconBrandYandex,
} satisfies Partial<Record<ProviderName | keyof AuthProviders, IconPicture>>;

/** Logos of OAuth2 providers by name. Some differ for the setting of a provider up to v0.22 (`twitterAuth`). */
export const providerIcons: Partial<Record<string, IconPicture>> = icons;
