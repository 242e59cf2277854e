import type { Secret, Trimmed, WebAddress } from "./scalars";

// Every sign-in provider, in the order the page shows them. A new one is one line here.
export interface AuthProviders {
  /** @title Google */
  googleAuth: OAuthClient;
  /** @title Facebook */
  facebookAuth: OAuthClient;
  /** @title Twitter */
  twitterAuth: OAuthClient;
  /** @title GitHub */
  githubAuth: OAuthClient;
  /** @title GitLab */
  gitlabAuth: GitLabClient;
  /** @title Discord */
  discordAuth: OAuthClient;
  /** @title Microsoft */
  microsoftAuth: MicrosoftClient;
  /** @title Spotify */
  spotifyAuth: OAuthClient;
  /** @title Kakao */
  kakaoAuth: OAuthClient;
  /** @title Twitch */
  twitchAuth: OAuthClient;
  /** @title VK
   *  @since v0.17 */
  vkAuth: OAuthClient;
  /** @title Patreon
   *  @since v0.19 */
  patreonAuth: OAuthClient;
  /** @title Bitbucket
   *  @since v0.21 */
  bitbucketAuth: OAuthClient;
  /** @title Planning Center
   *  @since v0.22 */
  planningcenterAuth: OAuthClient;
}

export interface OAuthClient {
  /** @title Enable
   *  @initially false */
  enabled: boolean;
  /** @title Client ID */
  clientId: Trimmed;
  /** @title Client Secret */
  clientSecret: Secret;
}

export interface GitLabClient extends OAuthClient {
  /** @title Auth URL
   *  @description Only for a GitLab of your own. */
  authUrl?: WebAddress;
  /** @title Token URL
   *  @description Only for a GitLab of your own. */
  tokenUrl?: WebAddress;
  /** @title User API URL
   *  @description Only for a GitLab of your own. */
  userApiUrl?: WebAddress;
}

export interface MicrosoftClient extends OAuthClient {
  /** @title Auth URL
   *  @description The authorize endpoint (v2.0) of your Azure AD tenant. */
  authUrl: WebAddress;
  /** @title Token URL
   *  @description The token endpoint (v2.0) of your Azure AD tenant. */
  tokenUrl: WebAddress;
}
