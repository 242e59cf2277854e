import type { Secret, Trimmed, WebAddress } from "./scalars";

// All sign-in providers, in display order. A new one takes one line here.
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
  /** @title Strava
   *  @since v0.11 */
  stravaAuth: OAuthClient;
  /** @title Gitee
   *  @since v0.11 */
  giteeAuth: OAuthClient;
  /** @title LiveChat
   *  @since v0.12 */
  livechatAuth: OAuthClient;
  /** @title Gitea
   *  @since v0.12 */
  giteaAuth: GiteaClient;
  /** @title OpenID Connect
   *  @since v0.13 */
  oidcAuth: OpenIdClient;
  /** @title OpenID Connect (2)
   *  @since v0.13 */
  oidc2Auth: OpenIdClient;
  /** @title OpenID Connect (3)
   *  @since v0.13 */
  oidc3Auth: OpenIdClient;
  /** @title Apple
   *  @since v0.14 */
  appleAuth: OAuthClient;
  /** @title Instagram
   *  @since v0.17 */
  instagramAuth: OAuthClient;
  /** @title VK
   *  @since v0.17 */
  vkAuth: OAuthClient;
  /** @title Yandex
   *  @since v0.17 */
  yandexAuth: OAuthClient;
  /** @title Patreon
   *  @since v0.19 */
  patreonAuth: OAuthClient;
  /** @title mailcow
   *  @since v0.19 */
  mailcowAuth: MailcowClient;
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
   *  @description Only for self-hosted GitLab. */
  authUrl?: WebAddress;
  /** @title Token URL
   *  @description Only for self-hosted GitLab. */
  tokenUrl?: WebAddress;
  /** @title User API URL
   *  @description Only for self-hosted GitLab. */
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

export interface GiteaClient extends OAuthClient {
  /** @title Auth URL
   *  @description Only for self-hosted Gitea. */
  authUrl?: WebAddress;
  /** @title Token URL
   *  @description Only for self-hosted Gitea. */
  tokenUrl?: WebAddress;
  /** @title User API URL
   *  @description Only for self-hosted Gitea. */
  userApiUrl?: WebAddress;
}

export interface MailcowClient extends OAuthClient {
  /** @title Auth URL */
  authUrl: WebAddress;
  /** @title Token URL */
  tokenUrl: WebAddress;
  /** @title User API URL */
  userApiUrl: WebAddress;
}

export interface OpenIdClient extends MailcowClient {
  /** @title Display name
   *  @since v0.20 */
  displayName?: string;
}
