import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as route53 from 'aws-cdk-lib/aws-route53';
import * as targets from 'aws-cdk-lib/aws-route53-targets';
import * as s3 from 'aws-cdk-lib/aws-s3';
import * as deployment from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { HSTS_SECONDS, SECURITY_HEADERS } from '../../functions/server/security-headers.ts';

interface EdgeProps {
  readonly api: apigateway.HttpApi;
  /** Sent to the API with every request, so that its own address answers nobody else. */
  readonly originSecret: string;
  readonly domain?: string | undefined;
  readonly zone?: route53.IHostedZone | undefined;
  readonly certificate?: string | undefined;
}

/** Pages have addresses of their own; all of them are the one page. Runs on the default behaviour only, so API errors stay API errors. */
const SINGLE_PAGE = `function handler(event) {
  var request = event.request;
  if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri = '/index.html';
  return request;
}`;

/** A path that is kept for ever has nothing in it that could be written another way. */
const ONE_SPELLING = `function handler(event) {
  if (event.request.uri.indexOf('%') < 0) return event.request;
  return { statusCode: 404, statusDescription: 'Not Found' };
}`;

type HeadersPolicy = cloudfront.ResponseHeadersPolicy;

/** One origin for everything: the pages from S3, `/api/*` from the API. */
export class Edge extends Construct {
  readonly distribution: cloudfront.Distribution;
  readonly origin: string;
  private readonly oneSpelling: cloudfront.Function;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const bucket = new s3.Bucket(this, 'Pages', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: false,
    });
    const apiOrigin = this.apiOrigin(props);
    const headers = this.headers();
    this.oneSpelling = new cloudfront.Function(this, 'OneSpelling', {
      code: cloudfront.FunctionCode.fromInline(ONE_SPELLING),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    });
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Postwright',
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...this.names(props),
      defaultBehavior: this.pages(bucket, headers),
      additionalBehaviors: {
        '/api/pictures/*': this.lasting(apiOrigin, headers),
        '/api/logs/*': this.lasting(apiOrigin, headers),
        '/api/*': this.calls(apiOrigin, headers),
      },
    });
    this.origin = `https://${props.domain ?? this.distribution.distributionDomainName}`;
    this.point(props);
    this.upload(bucket);
  }

  private point({ domain, zone }: EdgeProps): void {
    if (!domain || !zone) return;
    const target = route53.RecordTarget.fromAlias(new targets.CloudFrontTarget(this.distribution));
    new route53.ARecord(this, 'Address', { zone, target, recordName: `${domain}.` });
    new route53.AaaaRecord(this, 'Address6', { zone, target, recordName: `${domain}.` });
  }

  private names(
    props: EdgeProps,
  ): Pick<cloudfront.DistributionProps, 'domainNames' | 'certificate' | 'minimumProtocolVersion'> {
    if (!props.domain || !props.zone) return {};
    const certificate = props.certificate
      ? acm.Certificate.fromCertificateArn(this, 'Certificate', props.certificate)
      : new acm.Certificate(this, 'Certificate', {
          domainName: props.domain,
          validation: acm.CertificateValidation.fromDns(props.zone),
        });
    const minimumProtocolVersion = cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021;
    return { domainNames: [props.domain], certificate, minimumProtocolVersion };
  }

  private apiOrigin(props: EdgeProps): origins.HttpOrigin {
    const { region, urlSuffix } = Stack.of(this);
    return new origins.HttpOrigin(`${props.api.apiId}.execute-api.${region}.${urlSuffix}`, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      customHeaders: { 'x-origin-secret': props.originSecret },
    });
  }

  private pages(bucket: s3.Bucket, responseHeadersPolicy: HeadersPolicy): cloudfront.BehaviorOptions {
    return {
      origin: origins.S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [
        {
          eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
          function: new cloudfront.Function(this, 'SinglePage', {
            code: cloudfront.FunctionCode.fromInline(SINGLE_PAGE),
            runtime: cloudfront.FunctionRuntime.JS_2_0,
          }),
        },
      ],
    };
  }

  private calls(origin: origins.HttpOrigin, responseHeadersPolicy: HeadersPolicy): cloudfront.BehaviorOptions {
    return {
      ...{ origin, responseHeadersPolicy },
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      // What a browser can unpack is told to the API only by a policy that could cache. The API forbids it each time.
      cachePolicy: new cloudfront.CachePolicy(this, 'CallsUncached', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        cookieBehavior: cloudfront.CacheCookieBehavior.all(),
        queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
        enableAcceptEncodingGzip: true,
      }),
      // The API compresses what may be: what carries a token must not be.
      compress: false,
      originRequestPolicy: new cloudfront.OriginRequestPolicy(this, 'CallsAsSent', {
        cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
        queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
        // Not Host, which must be the API's own; the viewer's address is what rate limits count by.
        headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
          'Accept',
          'Content-Type',
          'If-None-Match',
          'Origin',
          'Sec-Fetch-Site',
          'User-Agent',
          'CloudFront-Viewer-Address',
        ),
      }),
    };
  }

  /** The same for everybody and for ever: no cookie, no question and no other spelling makes it another. */
  private lasting(origin: origins.HttpOrigin, responseHeadersPolicy: HeadersPolicy): cloudfront.BehaviorOptions {
    return {
      ...{ origin, responseHeadersPolicy },
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: this.oneSpelling }],
    };
  }

  /** As the functions say them: the edge's own answers and those of the gateway have them too. */
  private headers(): cloudfront.ResponseHeadersPolicy {
    const { 'content-security-policy': contentSecurityPolicy = '', ...others } = SECURITY_HEADERS;
    const plain = ['cross-origin-opener-policy', 'permissions-policy'];
    return new cloudfront.ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: cloudfront.HeadersReferrerPolicy.SAME_ORIGIN, override: true },
        strictTransportSecurity: {
          ...{ accessControlMaxAge: Duration.seconds(HSTS_SECONDS), includeSubdomains: false, override: true },
        },
      },
      customHeadersBehavior: {
        customHeaders: plain.map((header) => ({ header, value: others[header] ?? '', override: true })),
      },
    });
  }

  /** Hashed files may be kept for ever; the page itself is asked for each time. */
  private upload(bucket: s3.Bucket): void {
    const { CacheControl, Source } = deployment;
    const common = { destinationBucket: bucket, prune: false, memoryLimit: 256 };
    const source = 'dist/web';
    new deployment.BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(source, { exclude: ['index.html'] })],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    new deployment.BucketDeployment(this, 'Page', {
      ...common,
      sources: [Source.asset(source, { exclude: ['*', '!index.html'] })],
      cacheControl: [CacheControl.noCache()],
      distribution: this.distribution,
      // A new build may have mended how an old log is told.
      distributionPaths: ['/index.html', '/', '/api/logs/*'],
    });
  }
}
