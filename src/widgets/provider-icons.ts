import {
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGitlab,
  IconBrandGoogle,
  IconBrandKakaoTalk,
  IconBrandSpotify,
  IconBrandTwitch,
  IconBrandTwitter,
  IconBrandWindows,
} from "@tabler/icons-react";
import type { AuthProviders } from "../../definitions/types/auth-providers";
import type { IconPicture } from "../runtime/registry/registry";

/** Icons of OAuth2 providers. Others show their first letter. */
export const providerIcons: Partial<Record<keyof AuthProviders, IconPicture>> = {
  discordAuth: IconBrandDiscord,
  facebookAuth: IconBrandFacebook,
  githubAuth: IconBrandGithub,
  gitlabAuth: IconBrandGitlab,
  googleAuth: IconBrandGoogle,
  kakaoAuth: IconBrandKakaoTalk,
  microsoftAuth: IconBrandWindows,
  spotifyAuth: IconBrandSpotify,
  twitchAuth: IconBrandTwitch,
  twitterAuth: IconBrandTwitter,
};
